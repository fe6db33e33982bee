import fc from 'fast-check';
import { propertyRuns } from './slowRun';

// A fixed seed, so that failures can be repeated.
fc.configureGlobal({ seed: 2012, numRuns: propertyRuns });

// Fails the test on React warnings, act() reminders and our own errors.
const complaints: string[] = [];
// Redux Toolkit warns if its development checks are slow, which depends on the machine.
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
