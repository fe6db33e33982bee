import type { Newsletter, NotFoundText } from '../types';

/** Every post loads these texts, so keep them short. */
export const postSidebar = {
  aboutHeading: 'About the author',
  newsletter: { title: 'Newsletter', text: 'New articles by email.' },
  contact: {
    title: 'Contact',
    text: 'Have a question about your own store?',
    link: 'Write to us',
  },
  servicesHeading: 'Where we use this',
  toolsHeading: 'Tools in this article',
} as const;

export const blogNewsletter: Newsletter = {
  title: 'Get new articles by email',
  text: 'On a real blog, we’d email you each new article in full. This is a demo: the form checks your address and sends nothing.',
  thanks: 'Thank you for subscribing to the blog! The next article would come to this address.',
};

export const topicsHeading = 'Topics';

/** The specification fixes the title and the message. */
export const blogPostNotFound: NotFoundText = {
  meta: {
    title: 'Blog Post Not Found',
    description: 'There is no article at this address. The blog lists all of them, newest first.',
    keywords: 'blog, article not found, list of posts',
  },
  heading: 'Blog Post Not Found',
  message: 'Sorry, the blog post you are looking for could not be found.',
};
