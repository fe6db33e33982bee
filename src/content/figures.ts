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
