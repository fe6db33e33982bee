/**
 * Who Tangelo is and how to reach it, in the one place that may say so.
 *
 * The phone number (555-01xx) and the `.example` addresses are reserved for
 * fiction, so that nobody is called or mailed by accident.
 */
export const company = {
  name: 'Tangelo',
  fullName: 'Tangelo Commerce AI',
  founded: 2012,
  founder: 'Miriam Castellano',
  location: 'New York',
  address: {
    street: '148 Mercer Street, Floor 4',
    city: 'New York',
    region: 'NY',
    postalCode: '10012',
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
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/tangelo-commerce-example' },
    { name: 'Twitter', href: 'https://twitter.com/tangelo_example' },
    { name: 'GitHub', href: 'https://github.com/tangelo-commerce-example' },
  ],
  /** Said in the footer of every page and beside every form that a visitor might take for a real order. */
  demoNotice:
    'This site is a demonstration: people, clients and quotations are invented, and no order is charged.',
} as const;
