import type { ToolDetail } from '../../types';
import { prophetPredictorsForRegressors, prophetRenamed } from '../versions';

/** The Prophet page: explainable daily forecasts with seasons and holidays. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'Facebook Prophet: forecasts with the holidays left in',
    description:
      'Prophet is a forecasting library that splits daily sales into trend, seasons and holidays. Where it helps with stock and prices, and where it fails.',
  },
  subtitle:
    'An open-source library for sales forecasts that you can take apart: trend, weekday, season, holiday.',
  overview: [
    'Facebook’s data science team opened Prophet to the public in 2017. It is available for Python and R under the MIT license, with the statistical engine Stan underneath. The model is an additive regression: a trend that may bend, a yearly and a weekly shape, a list of holidays, and whatever extra columns you supply. Each part can be plotted on its own.',
    'It works best on daily data with strong rhythms and a year or two of history, forgives gaps, and gives usable results with its defaults. There is no autoregressive part, so a sudden surge isn’t carried into tomorrow; it handles one series at a time; items that sell twice a month confuse it, and it may predict less than zero. Our rule is that it must beat last year’s same week before it is used.',
  ],
  whyWeUse: [
    {
      title: 'The parts have names',
      text: 'When the December figure looks high, the component plot shows whether trend, season or Black Friday put it there. Buyers can correct that part instead of the total.',
    },
    {
      title: 'It knows movable holidays',
      text: 'Easter and Ramadan wander through the calendar. Each is listed by date with days before and after, so the rush lands in the right week.',
    },
    {
      title: 'Gaps may stay gaps',
      text: 'A week of lost tracking can simply be left out, and so can a day that a fault made a hundred times too high. The usual exponential smoothing needs somebody to fill such days in.',
    },
    {
      title: 'Plans become columns',
      text: `Promotions, catalog drops and price levels enter as extra regressors. The condition: their future values must be known, assumed, or forecast in their turn. Since ${prophetPredictorsForRegressors}, a model for that can be handed over with the regressor, and its uncertainty goes into the band.`,
    },
  ],
  applications: [
    {
      title: 'Parcels per day',
      text: 'Warehouse shifts and carrier slots are booked against a forecast of shipments for the coming weeks, with the upper band deciding the reserve.',
    },
    {
      title: 'Department budgets',
      text: 'A yearly plan per department that already contains the late Easter and the extra Friday, in place of last year plus a bit.',
    },
    {
      title: 'What would have sold anyway',
      text: 'The forecast fitted without a promotion is the baseline. Actual sales above it are what the discount bought you.',
    },
    {
      title: 'Support staffing',
      text: 'Contacts per day follow orders with a lag. A second model with orders as regressor fills the roster.',
    },
    {
      title: 'Noticing that something broke',
      text: 'If sessions from one country drop below the lower band on a normal Tuesday, somebody is told within the day.',
    },
  ],
  benefits: [
    'Seasonal goods are ordered for the season that is coming, not for a copy of the last one.',
    'Planners can see why a number is what it is, and overrule it with a reason on record.',
    'Reserve stock follows the width of the band, so steady sellers tie up less money.',
    'Promotions are judged against a baseline that everybody agreed to beforehand.',
  ],
  integration: [
    {
      title: 'Two columns, cleaned with care',
      text: 'Prophet wants a frame with ds and y. Days when the item was out of stock are set to missing rather than zero, otherwise the model learns that nobody wanted it. Closed days are removed from history and future alike.',
    },
    {
      title: 'Say what is special',
      text: 'add_country_holidays for the public ones, a holidays frame with lower_window and upper_window for your own sales. For shops where peaks grow with the trend, seasonality_mode is set to multiplicative.',
    },
    {
      title: 'Backtest at your own lead time',
      text: 'cross_validation in prophet.diagnostics replays history with initial, period and horizon. If reordering takes six weeks, the error at six weeks is the only one that counts. changepoint_prior_scale, 0.05 by default, is the first setting to try.',
    },
    {
      title: 'Run many, store little',
      text: 'Series are fitted in parallel by a job queue and saved as JSON with model_to_json. Forecasts, bands and components go to a table; negative values are clipped there, and the clipping is counted.',
    },
    {
      title: 'Mind the package name',
      text: `Older tutorials install fbprophet. Since version ${prophetRenamed} the package is called prophet, and current wheels include the compiled Stan model, so no compiler is needed on the server.`,
    },
  ],
  callToAction: {
    title: 'Two years of daily sales, one department',
    text: 'That is all we need to show you a backtest next to last year’s plan, with every holiday marked.',
  },
};
