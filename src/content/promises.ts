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

/** The terms on which the company deals, as every page says them. */
export const terms = {
  /** After 'within'. */
  moneyBackPeriod: `${promises.moneyBackDays} days of the first payment`,
  notice: `${promises.noticeDays} days’ notice in writing`,
  ownership: 'What we build for you alone belongs to you once paid for',
} as const;
