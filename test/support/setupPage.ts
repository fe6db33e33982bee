import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { slowness } from './slowness.js';

// As long as the test itself (jest.config.js).
configure({ asyncUtilTimeout: 90_000 * slowness() });

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
