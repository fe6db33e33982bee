import type { PageMeta, Point } from '../types';

/** What /blog says above its posts. */
export const blogPage: { readonly meta: PageMeta; readonly heading: string; readonly lead: string } = {
  meta: {
    title: 'Blog: notes from the people who build it',
    description:
      'Six long reads on retail data and the tools behind it, written by the people who do the work: how it runs, what it costs, and when to leave it alone.',
  },
  heading: 'Written by whoever did the work',
  lead: 'No announcements here; those are under News. These are working notes: one problem, the tool we took, the code, and the cases in which we would talk you out of it.',
};

/** What the blog writes about, for the cards below the posts. */
export const blogTopics: readonly Point[] = [
  {
    title: 'Arithmetic you can check',
    text: 'Every model we describe gets one example worked through, small enough for the back of an envelope.',
  },
  {
    title: 'Code you can lift',
    text: 'Samples are short and complete enough to paste and try. Where a version matters, the text says which.',
  },
  {
    title: 'The list of defeats',
    text: 'Each method fails somewhere: plain fabrics, slow sellers, visitors who are robots. We write the list down before you find it.',
  },
  {
    title: 'What it costs to own',
    text: 'Licenses are the cheap part. Who upgrades it, who gets woken, and how you leave are in the article too.',
  },
  {
    title: 'What to do on Monday',
    text: 'An article ends with something you can try this week with paper, ten products and the people who sell them.',
  },
];
