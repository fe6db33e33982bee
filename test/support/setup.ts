import fc from 'fast-check';
import { propertyRuns } from './thorough';

// Property tests try the same cases in every run, so that a red run can be repeated.
fc.configureGlobal({ seed: 2012, numRuns: propertyRuns });

// The site must not complain: React's warnings, act() reminders and our own errors fail the test they come from.
const complaints: string[] = [];
// Redux Toolkit times its own development checks; on a busy machine they are slow, which says nothing of the site.
const isAboutSlowChecks = (text: string) => /InvariantMiddleware took \d+ms/.test(text);
beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      if (!isAboutSlowChecks(text)) complaints.push(text);
    });
  }
});
afterEach(() => {
  expect(complaints).toEqual([]);
});
