import type { Tool } from '../types';

export const tool: Tool = {
  title: 'Optimizely',
  category: 'Statistics',
  description:
    'A commercial A/B testing service. It shows a change to some of your shoppers and tells you whether it sold more.',
  code: 'user.decide("new_cart")',
  checkedAgainst: 'version 6 of Optimizely’s JavaScript SDK',
  checked: '2026-11-21',
  meta: {
    title: 'Optimizely: test a change before everyone sees it',
    description:
      'Optimizely shows a change to some shoppers and measures what they buy. Small stores may lack the traffic for that; here’s how to tell before you subscribe.',
  },
  subtitle:
    'Worth paying for if you have many visitors and argue about page changes. Optimizely is a service for A/B tests: some visitors see the new page, others the old one, and you compare what they buy.',
  overview: [
    'Optimizely is a commercial service, founded in 2010 by Dan Siroker and Pete Koomen. Episerver bought it in 2020 and took its name a year later. Two products matter here. Web Experimentation changes pages through a script in the browser. Feature Experimentation puts feature flags and tests in your own code through SDKs, which are open source although the service isn’t.',
    'You can look at results early. Its Stats Engine tests sequentially, so checking every morning doesn’t produce false winners. But no tool can supply traffic: a store with a few hundred orders a month can’t detect small differences in a reasonable time. In that case we recommend customer interviews, and you save the subscription fee.',
  ],
  whyWeUse: [
    {
      title: 'Decisions happen on your server',
      text: 'The SDK downloads a rules file and hashes the visitor’s ID. That takes no extra request, and the same ID gets the same version on every device.',
    },
    {
      title: 'One mechanism for rollouts and tests',
      text: 'A new checkout goes to staff, then to a small share, then to half as an experiment, then to all. The flag that started it can also stop it.',
    },
    {
      title: 'You can peek at results',
      text: 'Sequential testing with false discovery rate control suits how teams really work: they open the report every day.',
    },
    {
      title: 'Tests can be kept apart',
      text: 'Exclusion groups put each visitor in only one of several experiments. A new cart and a new shipping offer don’t blur each other’s results.',
    },
  ],
  applications: [
    {
      title: 'Is the new recommender any better?',
      text: 'Half of your visitors get the old recommendations and half the new ones. You judge by revenue per visitor and by returns.',
    },
    {
      title: 'Shipping offers',
      text: 'Free above a threshold, flat fee, or express included: three versions, compared by margin.',
    },
    {
      title: 'When the assistant speaks up',
      text: 'Does an offer of help after a minute on the size chart win shoppers over or annoy them? Measure orders, and also how often the window is closed.',
    },
    {
      title: 'Headlines and lead photos',
      text: 'Two headlines, two first photos. Kept orders decide the winner, because a photo that promises too much sells well and comes back.',
    },
    {
      title: 'A careful launch',
      text: 'The rewritten cart goes live in one country first; error rates decide whether the next one follows.',
    },
  ],
  benefits: [
    'A small share of visitors reveals changes that cost you sales, before everyone sees them.',
    'Button labels are tested, not argued about.',
    'Releases are calmer, because turning a feature off needs no deployment.',
    'You keep a record of what your customers respond to, wrong guesses included.',
  ],
  integration: [
    {
      title: 'Settle on an ID and consent',
      text: 'Assignment is only as stable as the ID passed to `createUserContext`. We use a first-party ID from your server, merge at sign-in by a written rule, and start nothing without the visitor’s consent.',
    },
    {
      title: 'Decide late',
      text: '`decide()` sends an exposure event. Call it where the difference becomes visible, or use `DISABLE_DECISION_EVENT` until then. Otherwise visitors who never saw the change dilute the result.',
    },
    {
      title: 'Keep the page from flickering',
      text: 'If a Web Experimentation snippet loads late, the old page shows first and then jumps. We place it early in the head, keep it small, and move anything above the fold into the feature SDK on the server.',
    },
    {
      title: 'Decide in advance when the test ends',
      text: 'We write down the metric, the smallest effect worth having, and the end date before the start. Changing the traffic split of a live test can reassign visitors. If the visitor counts per variation are lopsided, we throw the result away.',
    },
  ],
  callToAction: {
    title: 'Do you have enough traffic for a test?',
    text: 'Tell us your monthly visitors and orders, and the smallest improvement you would act on. You’ll get a plain yes, no, or not yet.',
  },
};
