import type { Tool } from '../types';

/** https://github.com/meta/prophet/releases */
export const prophetRenamed = '1.0';
export const prophetPredictorsForRegressors = '1.4';

export const tool: Tool = {
  title: 'Facebook Prophet',
  category: 'Planning',
  description:
    'A forecasting library with weekly patterns, yearly seasons, and holidays built in, for daily sales that someone has to explain.',
  code: 'Prophet().fit(orders)',
  checkedAgainst: 'Prophet 1.5',
  checked: '2026-11-21',
  meta: {
    title: 'Facebook Prophet: forecasts that know the holidays',
    description:
      'Prophet is a forecasting library that splits daily sales into trend, seasons, and holidays, so your planners can see where each number comes from.',
  },
  subtitle:
    'Useful if you have to explain a forecast to someone. Prophet is an open-source library for sales forecasts you can take apart: trend, weekday, season, holiday.',
  overview: [
    'Facebook’s data science team opened Prophet to the public in 2017. It is available for Python and R under the MIT license, with the statistical engine Stan underneath. The model is an additive regression: a trend that can change slope, yearly and weekly seasonality, a list of holidays, and any extra columns you supply. You can plot each part on its own.',
    'It works best on daily data with strong rhythms and a year or two of history, tolerates gaps, and gives usable results with its defaults. It has no autoregressive part, so a sudden surge isn’t carried over to tomorrow. It handles one series at a time, items that sell twice a month confuse it, and it can predict negative sales. Our rule: it must beat the same week last year before we use it.',
  ],
  whyWeUse: [
    {
      title: 'The parts have names',
      text: 'When the December figure looks high, the component plot shows whether trend, season, or Black Friday is responsible. Buyers can correct that part instead of the total.',
    },
    {
      title: 'It knows moving holidays',
      text: 'Easter and Ramadan move through the calendar. Each is listed by date, with days before and after, so the rush lands in the right week.',
    },
    {
      title: 'Gaps are fine',
      text: 'You can simply leave out a week of lost tracking, or a day when a bug made sales a hundred times too high. Exponential smoothing usually needs someone to fill those days in.',
    },
    {
      title: 'Plans become columns',
      text: `Promotions, catalog drops, and price levels go in as extra regressors. You need their future values: known, assumed, or forecast separately. Since ${prophetPredictorsForRegressors}, you can attach a forecasting model to a regressor, and its uncertainty is added to the interval.`,
    },
  ],
  applications: [
    {
      title: 'Packages per day',
      text: 'You book warehouse shifts and carrier slots based on a shipment forecast for the coming weeks. The upper bound sets the reserve.',
    },
    {
      title: 'Department budgets',
      text: 'Each department gets a yearly plan that accounts for a late Easter and an extra Friday, instead of last year plus a bit.',
    },
    {
      title: 'What would have sold anyway',
      text: 'The forecast fitted without a promotion is the baseline. Sales above it are what the discount earned you.',
    },
    {
      title: 'Support staffing',
      text: 'Contacts per day follow orders with a lag. A second model with orders as a regressor fills the schedule.',
    },
    {
      title: 'Noticing that something broke',
      text: 'If sessions from one country drop below the lower bound on a normal Tuesday, you get an alert that day.',
    },
  ],
  benefits: [
    'You order for the coming season instead of repeating the last one.',
    'Planners see where a number comes from and can overrule it, with a reason on record.',
    'Safety stock follows the width of the interval, so steady sellers tie up less money.',
    'Promotions are judged against a baseline everyone agreed on in advance.',
  ],
  integration: [
    {
      title: 'Two columns, cleaned with care',
      text: 'Prophet needs a data frame with ds and y. Days when the item was out of stock are set to missing, not zero; otherwise the model mistakes a stockout for a lack of demand. Days when you are closed are removed from both history and future.',
    },
    {
      title: 'Add your special days',
      text: '`add_country_holidays` adds public holidays. Your own sales go into a holidays frame with `lower_window` and `upper_window`. For stores where peaks grow with the trend, we set `seasonality_mode` to multiplicative.',
    },
    {
      title: 'Backtest at your own lead time',
      text: '`cross_validation` in `prophet.diagnostics` replays history with initial, period, and horizon. If reordering takes six weeks, only the error at six weeks counts. `changepoint_prior_scale`, 0.05 by default, is the first setting to try.',
    },
    {
      title: 'Use the current package name',
      text: `Older tutorials install fbprophet. Since version ${prophetRenamed} the package is called prophet, and current wheels include the compiled Stan model, so no compiler is needed on the server.`,
    },
  ],
  callToAction: {
    title: 'Test it on two years of sales',
    text: 'Daily sales of one department are all we need to show you a backtest next to last year’s plan, with every holiday marked.',
  },
};
