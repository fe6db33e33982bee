import type { ToolDetail } from '../../types';

/** The ARIMA page: a model family, its implementations, and when not to use it. */
export const detail: ToolDetail = {
  checked: '2026-11-23',
  meta: {
    title: 'ARIMA: the forecast every newer one has to beat',
    description:
      'ARIMA predicts an item from its own past. It is a family of models, not a program: how we fit it for retail, which software runs it, and where it fails.',
  },
  subtitle:
    'A method that forecasts a product’s sales from its past ones: older than online shops, quick, and hard to outdo on a steady seller.',
  overview: [
    'ARIMA (autoregressive integrated moving average) is no product to install. It is a family of statistical models that George Box and Gwilym Jenkins made popular with their book of 1970. Three parts share the work: an autoregressive part (recent values), differencing (changes instead of levels), and a moving average of recent errors. SARIMA adds a season, SARIMAX outside influences such as price. We fit them with SARIMAX in Python’s statsmodels or with auto.arima in R’s forecast package.',
    'It uses what Prophet leaves aside, namely that a strong week tends to be followed by another. On steady items with regular data it is fast and brings bands grounded in theory. It copes with one seasonal rhythm at a time, wants evenly spaced data, and is of little use for items that sell now and then; for those there are Croston’s method and its relatives.',
  ],
  whyWeUse: [
    {
      title: 'It corrects by its last errors',
      text: 'Moving-average terms correct the next forecast by the previous error. After a surprise, it is back on course sooner than a model of calendar effects alone.',
    },
    {
      title: 'It needs little data',
      text: 'A few years of months, or a couple of years of weeks, are enough. Neural networks would only memorize so short a history.',
    },
    {
      title: 'Well-understood uncertainty',
      text: 'Prediction intervals follow from the model. After differencing they go on widening with the horizon; those of a stationary model level off. Both assume that the future behaves as the past did.',
    },
    {
      title: 'An honest yardstick',
      text: 'We run it beside every newer method, on the same weeks. A neural forecast that does not beat it on your data is not used.',
    },
    {
      title: 'Several sound implementations',
      text: 'statsmodels, R’s forecast and fable each fit the same family. We run one item through two of them, and look into any difference before trusting either.',
    },
  ],
  applications: [
    {
      title: 'Weekly demand for the core range',
      text: 'Detergent, batteries, black socks: items with regular sales and a mild season, which together fill a good part of the warehouse.',
    },
    {
      title: 'Short-term price reaction',
      text: 'With your own price and promotion flags as outside variables, next week’s units are estimated at each price under discussion.',
    },
    {
      title: 'Cash and returns',
      text: 'Returned parcels echo the shipments of two weeks before. Finance plans refunds, and the returns desk its people.',
    },
    {
      title: 'Traffic for capacity',
      text: 'Hourly visits over the coming days guide how many servers are kept running. The day is the model’s season; the week is added as Fourier terms.',
    },
    {
      title: 'Before and after',
      text: 'A model fitted up to the day of a change predicts what would have come. The difference is a first estimate of the effect.',
    },
  ],
  benefits: [
    'Everyday products are in stock without a generous pile in reserve.',
    'Forecasts turn soon after a product takes off or fades.',
    'Expensive new methods must show that they are better before you pay for them.',
    'Calculations are light enough for thousands of items a night on one server.',
  ],
  integration: [
    {
      title: 'Make the series regular',
      text: 'Sales are summed to weeks of equal length with a proper DatetimeIndex and frequency. Weeks with empty shelves become missing values, which the state-space form in statsmodels can bridge; zeros would teach the wrong lesson.',
    },
    {
      title: 'Choose the order by test and criterion',
      text: 'Unit-root tests suggest the differencing and AICc compares the rest. auto.arima does this stepwise. Compare AICc only between models with the same differencing, since otherwise they describe different data.',
    },
    {
      title: 'Handle the long season',
      text: 'A seasonal period of 365 days, or even 52 weeks, makes SARIMA slow and shaky. Fourier terms passed as exog carry the yearly curve, and ARIMA errors take care of the remainder.',
    },
    {
      title: 'Check what is left over',
      text: 'plot_diagnostics() and a Ljung–Box test on the residuals: if a pattern remains, the band is too narrow. The backtest rolls through history at the lead time of your supplier, with last year’s same week as opponent.',
    },
    {
      title: 'Operate it',
      text: 'Each night results.append() adds new observations without a refit; parameters are re-estimated weekly. get_forecast() needs future values of each exog column, so planned prices must be in the system, not in somebody’s mail.',
    },
  ],
  callToAction: {
    title: 'Put your forecast to the test',
    text: 'Let us run a plain ARIMA against whatever you use today, on your own last year. The cheaper one may win.',
  },
};
