/** Business hours on weekdays, in full hours of the day. */
const opens = 9;
const closes = 18;

/**
 * Tangelo's contact details. The phone number (555-01xx) and the `.example` domain are reserved for fiction, New
 * York has no such street, and no post office has this ZIP code, so nobody gets calls or mail by accident.
 */
export const company = {
  name: 'Tangelo',
  fullName: 'Tangelo Commerce AI',
  founded: 2012,
  founder: 'Miriam Castellano',
  location: 'New York',
  address: {
    street: '148 Orange Peel Alley, Floor 4',
    city: 'New York',
    region: 'NY',
    postalCode: '00000',
    country: 'US',
  },
  phone: { display: '+1 (212) 555-0142', href: 'tel:+12125550142' },
  email: {
    general: 'hello@tangelo.example',
    sales: 'sales@tangelo.example',
    press: 'press@tangelo.example',
  },
  hours: {
    weekdays: {
      days: 'Mon-Fri',
      opens,
      closes,
      /** As the specification writes it. */
      time: `${opens}:00-${closes}:00 EST`,
    },
    weekend: { days: 'Sat-Sun', time: 'Closed' },
    /** Response times count business hours only. */
    outside:
      'Outside business hours, response times start when we next open. For a message sent on Saturday, that’s Monday morning.',
  },
  /** Home pages of the networks, because anyone could register an account under a name we make up. */
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Twitter', href: 'https://twitter.com/' },
    { name: 'GitHub', href: 'https://github.com/' },
  ],
  /** Shown on every page and receipt, and in every file that people may see outside the site. */
  demoNotice:
    'Tangelo is made up for this demo, along with its people, clients, figures, reviews, and quotations. You’re never charged.',
  /** The same in short, for the headers of pages that look real. */
  headerNotice: 'A demo: this company, its clients, and its figures are made up.',
} as const;
