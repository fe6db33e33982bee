import type { Tool } from '../types';

export const tool: Tool = {
  title: 'ARIMA',
  category: 'Planning',
  description:
    'A classic family of time-series models that forecasts an item from its own past, and the baseline for anything newer.',
  code: 'ARIMA(sales, order=(1, 1, 1))',
  checkedAgainst: 'statsmodels 0.15',
  checked: '2026-11-23',
  meta: {
    title: 'ARIMA: the forecast every newer one has to beat',
    description:
      'ARIMA is a family of models that predict an item from its own past. This page covers how we fit one for retail, the software we use, and its limits.',
  },
  subtitle:
    'Good for steady sellers that run out or pile up. ARIMA is a method that forecasts a product’s sales from its past sales. It’s older than online stores, fast, and hard to beat.',
  overview: [
    'ARIMA (autoregressive integrated moving average) isn’t software you install. It’s a family of statistical models that George Box and Gwilym Jenkins made popular with their 1970 book. Three parts share the work: an autoregressive part (recent values), differencing (changes instead of levels), and a moving average of recent errors. SARIMA adds a season, and SARIMAX adds outside influences such as price. We fit them with SARIMAX in Python’s statsmodels or with `auto.arima` in R’s forecast package.',
    'Unlike Prophet, it uses the fact that one strong week tends to follow another. On steady items with regular data, it’s fast and gives intervals grounded in theory. It handles one seasonal pattern at a time, needs evenly spaced data, and isn’t much use for items that sell only now and then. For those there is Croston’s method and its variants.',
  ],
  whyWeUse: [
    {
      title: 'It learns from its last errors',
      text: 'Moving-average terms correct the next forecast by the previous error. After a surprise, it recovers sooner than a model of calendar effects alone.',
    },
    {
      title: 'It needs little data',
      text: 'A few years of monthly data or two years of weekly data are enough. A neural network would just memorize such a short history.',
    },
    {
      title: 'Well-understood uncertainty',
      text: 'Prediction intervals follow from the model. After differencing, they keep widening with the horizon; those of a stationary model level off. Both assume that the future behaves like the past.',
    },
    {
      title: 'A fair baseline',
      text: 'We run it against every newer method on the same weeks. If a neural forecast doesn’t beat it on your data, we don’t use it.',
    },
  ],
  applications: [
    {
      title: 'Weekly demand for staples',
      text: 'Detergent, batteries, black socks: items with regular sales and mild seasons that fill a good part of the warehouse.',
    },
    {
      title: 'Short-term price response',
      text: 'With your price and promotions as external variables, it estimates next week’s units at each price you’re considering.',
    },
    {
      title: 'Refunds and returns',
      text: 'Returns follow shipments by about two weeks. With a forecast, finance can plan refunds and the returns team can plan shifts.',
    },
    {
      title: 'Traffic for capacity',
      text: 'Forecasts of hourly visits show how many servers to keep running. The day is the model’s season; the week is added as Fourier terms.',
    },
    {
      title: 'Before and after',
      text: 'A model fitted up to the day of a change predicts what would have happened without it. The difference is a first estimate of the effect.',
    },
  ],
  benefits: [
    'Everyday products stay in stock without a big reserve.',
    'Forecasts adjust soon after a product takes off or fades.',
    'Expensive new methods have to prove they’re better before you pay for them.',
    'Calculations are light enough for thousands of items a night on one server.',
  ],
  integration: [
    {
      title: 'Make the data regular',
      text: 'Sales are summed to weeks of equal length with a proper `DatetimeIndex` and frequency. Weeks without stock become missing values, which the state-space form in statsmodels can handle; zeros would teach it the wrong lesson.',
    },
    {
      title: 'Choose the order with tests',
      text: 'Unit-root tests suggest the differencing, and AICc compares the rest. `auto.arima` does this stepwise. Only compare AICc between models with the same differencing; otherwise they describe different data.',
    },
    {
      title: 'Handle the long season',
      text: 'A seasonal period of 365 days, or even 52 weeks, makes SARIMA slow and unstable. Fourier terms passed as exog model the yearly curve, and ARIMA errors handle the rest.',
    },
    {
      title: 'Run it every night',
      text: '`results.append()` adds new observations without a refit. Parameters are re-estimated weekly. `get_forecast()` needs future values of each exog column, so planned prices must be in the system, not in someone’s inbox.',
    },
  ],
  callToAction: {
    title: 'Put your forecast to the test',
    text: 'Let us run a simple ARIMA against your current forecast, on your own last year. The cheaper one may win.',
  },
};
