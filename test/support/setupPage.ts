import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { slowness } from './slowness.js';

configure({
  // Well below a test's limit (jest.config.js), so that a missing text fails the test by its name.
  asyncUtilTimeout: 15_000 * slowness(),
  // The first lines name the missing element; the rest lists every role of the page.
  getElementError: (message) => {
    const [summary = 'An element is missing.'] = (message ?? '').split('\n\nHere are');
    return new Error(summary.split('\n\nIgnored nodes')[0]);
  },
});

// jsdom has no layout and can't scroll.
window.scrollTo = () => undefined;

Element.prototype.scrollIntoView = () => undefined;

// Their callbacks never run: without layout nothing is resized or comes into view.
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

// The environment has Node's FormData, which rejects <form>, but React reads submitted forms. An iframe has
// jsdom's.
const frame = document.createElement('iframe');
document.body.append(frame);
if (frame.contentDocument?.defaultView) window.FormData = frame.contentDocument.defaultView.FormData;
frame.remove();
