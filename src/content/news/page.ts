import { capitalized, inWords } from '../../domain/numerals';
import { memberIds, people } from '../anchors.computed';
import { company } from '../company';
import { productOf } from '../products/catalog';
import { paths } from '../paths';
import { productIds } from '../slugs';
import { pressKitTitle } from '../titles';

export const newsPage = {
  meta: {
    title: 'News from Tangelo: releases, research, partners',
    description:
      'What’s new at Tangelo: releases, research notes, partners, and an occasional prize, newest first, with a press kit and people to call.',
    keywords:
      'latest news, announcements, press releases, research notes, press kit downloads, media contacts, awards, investors',
  },
  heading: 'News, and what we learned',
  lead: 'News about the company, its products, and its research, newest first.',
} as const;

interface PressResource {
  readonly name: string;
  readonly description: string;
  readonly href: `/downloads/${string}`;
}

/** Downloads for reporters, which the build creates. */
export const pressResources: readonly PressResource[] = [
  {
    name: 'Media Kit',
    description:
      'Our logo, product pictures, and drawn portraits as SVG and PNG, our colors, a paragraph about the company, and the fact sheet.',
    href: '/downloads/tangelo-media-kit.zip',
  },
  {
    name: 'Fact Sheet',
    description: 'Who we are, what we sell, when we started, and where to find us.',
    href: '/downloads/tangelo-fact-sheet.pdf',
  },
  {
    name: 'Executive Bios',
    description: `Short biographies of the ${inWords(memberIds.length)} people who lead the company, with the correct spelling of their names.`,
    href: '/downloads/tangelo-executive-bios.pdf',
  },
];

interface MediaContact {
  readonly name: string;
  readonly role: string;
  readonly about: string;
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
}

export const mediaContacts: readonly MediaContact[] = [
  {
    name: 'Beatrix Adeyemi-Lund',
    role: 'Press Officer',
    about: 'Interviews, pictures, fact checks, and anything with a deadline today.',
    email: company.email.press,
    phone: company.phone,
  },
  {
    name: 'Samuel Okonjo',
    role: 'Research and Publications Editor',
    about: 'Our research notes: methods, limits, and which findings are too weak for a headline.',
    email: company.email.press,
    phone: company.phone,
  },
];

export const newsSections = {
  featured: 'Featured stories',
  others: 'Earlier stories',
  empty: 'No stories found in this category.',
  kit: {
    title: pressKitTitle,
    text: 'Choose a picture to download it as a PNG.',
    products: 'Products',
    portraits: 'People',
  },
  contacts: {
    title: `${capitalized(inWords(mediaContacts.length))} press contacts`,
    text: 'Both work at the press desk and share its phone and email. Tell us your deadline.',
  },
  newsletter: {
    title: 'News by email',
    text: 'In a real newsroom, we’d email you each story the morning after it appears. This is a demo, so nothing is sent.',
    thanks: 'Thank you for subscribing to the news! The next story would come to this address.',
  },
} as const;

/** The media kit's pictures. The news page shows each as an SVG and offers it as a PNG. */
export const pressPictures = {
  products: productIds.map((id) => ({
    id,
    name: productOf(id).name,
    file: paths.productPicture(id),
  })),
  portraits: memberIds.map((id) => ({
    id,
    name: people[id].name,
    file: `/downloads/portraits/${id}` as const,
  })),
} as const;
