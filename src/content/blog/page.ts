import { capitalized, inWords } from '../../domain/numerals';
import type { BlogCategory } from './post';
import { blogPosts } from './posts.computed';

export const blogPage = {
  meta: {
    title: 'Blog: notes from the people who build it',
    description: `${capitalized(inWords(blogPosts.length))} in-depth posts on retail data and the tools behind it, written by the people who do the work: how it runs, what it costs, and when not to use it.`,
    keywords:
      'retail data blog, machine learning, e-commerce, Apache Spark, OpenCV, D3.js, LightFM, articles',
  },
  heading: 'Blog: how we work',
  lead: 'Notes on AI in online stores, from the people who do the work. Each post takes one problem: the tool, the code, and when not to use it. Announcements are under News.',
} as const;

/** Descriptions of the categories, for the topic cards below the posts. */
export const blogTopics: Readonly<Record<BlogCategory, string>> = {
  Pricing: 'The rules that apply before a model may change a price, and the code that enforces them.',
  Analytics: 'How a click log becomes visits overnight, and which charts end a meeting early.',
  'Product Discovery':
    'How people find what they can’t name, and what a store can recommend on a product’s first day.',
  'Customer Service': 'What a bot may say on its own, and when a person takes over.',
};
