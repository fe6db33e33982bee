import type { ToolDetail } from '../../types';

/** The Optimizely page: a commercial way to find out if a change sells more. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'Optimizely: find out before everyone sees it',
    description:
      'Optimizely shows a change to some shoppers and measures what they buy. How we set up tests that can be believed, the traffic they need, and when not to test.',
  },
  subtitle:
    'A commercial service for A/B tests: some visitors see a page the new way, others the old way, and you compare what they buy.',
  overview: [
    'Optimizely is a commercial service, founded in 2010 by Dan Siroker and Pete Koomen. Episerver bought it in 2020 and took over its name the year after. Two products concern us here. Web Experimentation changes pages through a script in the browser. Feature Experimentation puts switches and tests in your own code through libraries (SDKs), which are open source even though the service is not.',
    'Its statistics allow for looking at results early. Stats Engine tests sequentially, so looking at a result every morning does not by itself produce a false winner. What no tool supplies is traffic: a shop with a few hundred orders a month cannot detect small differences in any reasonable time. In that case we recommend interviews, and you save the subscription.',
  ],
  whyWeUse: [
    {
      title: 'Decisions happen in your own process',
      text: 'The SDK downloads a file of rules and hashes the visitor’s id. The price needs no extra request, and the answer is the same on every device with the same id.',
    },
    {
      title: 'Rollout and test are one mechanism',
      text: 'A new checkout goes to staff, then to a small share, then to half as an experiment, then to all. The switch that started it can also stop it.',
    },
    {
      title: 'Early looks are accounted for',
      text: 'Sequential testing with control of false discoveries suits the way teams actually behave, which is to open the report daily.',
    },
    {
      title: 'Tests can be kept apart',
      text: 'Exclusion groups put a visitor into one experiment of a set and no other, so a new cart and a new delivery offer don’t blur each other’s result.',
    },
  ],
  applications: [
    {
      title: 'Is the new recommender any better?',
      text: 'Half of visitors get the old shelf and half the new one, judged on revenue per visitor and returns instead of clicks.',
    },
    {
      title: 'Delivery promises',
      text: 'Free above a threshold, flat fee, or express included: three versions, with margin as the metric rather than order count.',
    },
    {
      title: 'When the assistant speaks up',
      text: 'Does an offer of help after a minute on the size chart assist or annoy? Measure orders, and also how often the window is closed.',
    },
    {
      title: 'Words and lead pictures',
      text: 'Two headlines, two first photos. The winner is decided by orders kept, as a picture that promises too much sells well and comes back.',
    },
    {
      title: 'A careful launch',
      text: 'The rewritten cart is switched on for one country first; error rates decide about the next.',
    },
  ],
  benefits: [
    'Changes that cost you sales are found on a small share of visitors, before the whole shop has them.',
    'What button texts do is measured and no longer argued about.',
    'Releases get calmer, since switching off needs no deployment.',
    'You keep a record of what your customers respond to, wrong guesses included.',
  ],
  integration: [
    {
      title: 'Settle on an id and on consent',
      text: 'Assignment is only as stable as the id passed to createUserContext. We use a first-party id from your server, merge at sign-in with a written rule, and start nothing before the visitor’s consent allows it.',
    },
    {
      title: 'Decide late',
      text: 'decide() sends an exposure event. Call it where the difference becomes visible, or use DISABLE_DECISION_EVENT until then; otherwise visitors who never saw the change water down the result.',
    },
    {
      title: 'Send money as whole cents',
      text: 'trackEvent with the reserved revenue tag expects an integer in cents, so $75.02 is 7502. Orders are sent once from the server with the order id, because thank-you pages get reloaded.',
    },
    {
      title: 'Keep the page from flickering',
      text: 'If a Web Experimentation snippet loads late, the old page shows first and then jumps. We place it early in the head, keep it small, and move anything above the fold into the feature SDK on the server.',
    },
    {
      title: 'Write down beforehand when the test ends',
      text: 'Metric, smallest effect worth having and stopping date are noted before the start. Changing the traffic split of a live test can reassign visitors, and a lopsided count of visitors per variation means that the result is thrown away.',
    },
  ],
  callToAction: {
    title: 'Is your traffic enough for a test?',
    text: 'Tell us visitors and orders a month, and the smallest improvement you would act on. You get a plain yes, no or not yet.',
  },
};
