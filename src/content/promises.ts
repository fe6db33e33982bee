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
