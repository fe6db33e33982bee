/** The marketing figures of the specification (§9), each once. A page chooses which to show and what to call them. */
export const figures = {
  accuracy: '99.5%',
  /** Projects, or clients. */
  projects: '500+',
  satisfaction: '98%',
  uptime: '99.9%',
  measuredProjects: '50+',
  revenue: '$10M+',
  roiIncrease: '35%',
} as const;

/** What the company promises and asks for, in the specification's words (§9). */
export const promises = {
  implementationWeeks: '2-4',
  programMonths: '2-6',
  /** Until it pays for itself. */
  paybackMonths: '3-6',
  supportHours: 2,
  followUpHours: 24,
  moneyBackDays: 30,
  noticeDays: 30,
  /** How long an invoice may be overdue. */
  paymentDays: 30,
  liabilityMonths: 12,
  /** Nothing is collected about anyone younger. */
  privacyAge: 16,
} as const;

/** What a year saves at most against twelve months, as the specification's labels have it; a test compares it with the plans. */
export const MAX_YEARLY_SAVING = '17%';

/** What the add-ons cost, for texts that name an amount. */
export const addOnAmounts = {
  apiCalls: '$0.10 per 1,000',
  support: '$500',
  integration: '$2,500',
  training: '$1,500',
  infrastructure: '$1,000',
} as const;
