/**
 * Who Tangelo is and how to reach it, in the one place that may say so.
 *
 * The phone number (555-01xx) and the `.example` addresses are reserved for
 * fiction, New York has no such street, and no post office has that ZIP code:
 * nobody is called, mailed or visited by accident.
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
    /** `opens` and `closes` are the same hours as numbers, for the dial that draws them. */
    weekdays: { days: 'Mon-Fri', time: '9:00-18:00 EST', opens: 9, closes: 18 },
    weekend: { days: 'Sat-Sun', time: 'Closed' },
  },
  /** The services' own front pages: anybody could register an account of a name that we make up. */
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Twitter', href: 'https://twitter.com/' },
    { name: 'GitHub', href: 'https://github.com/' },
  ],
  /** Said on every page, on every receipt, and in every file that may be met without the site. */
  demoNotice:
    'Tangelo, its people, clients, figures, reviews and quotations are invented for a demonstration, and no order is charged.',
} as const;
