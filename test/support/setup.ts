import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import fc from 'fast-check';

// A page's code is loaded, and here compiled, when a test first goes there.
configure({ asyncUtilTimeout: 10_000 });

// Property tests try the same cases in every run, so that a red run can be repeated.
fc.configureGlobal({ seed: 2012, numRuns: 200 });

// jsdom has no layout and can't scroll; the site asks for it after each navigation.
window.scrollTo = () => undefined;

// Nor does it know view transitions: the change happens at once, as it does for a visitor who wants no motion.
document.startViewTransition = (update) => {
  const done = Promise.resolve(typeof update === 'function' ? update() : undefined).then(() => undefined);
  return {
    finished: done,
    ready: done,
    updateCallbackDone: done,
    skipTransition: () => undefined,
    types: new Set<string>(),
  };
};
Element.prototype.scrollIntoView = () => undefined;

// Without a layout nothing changes its size or comes into view either.
window.ResizeObserver = class {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
};

window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
  readonly takeRecords = () => [];
};

// The environment brings Node's FormData, which knows no <form>; React reads the form whose submission navigates.
// A frame still has jsdom's own.
const frame = document.createElement('iframe');
document.body.append(frame);
if (frame.contentDocument?.defaultView) window.FormData = frame.contentDocument.defaultView.FormData;
frame.remove();

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
