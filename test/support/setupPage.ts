import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { slowness } from './slowness.js';

// Waits as long as a test may take (jest.config.js).
configure({ asyncUtilTimeout: 90_000 * slowness() });

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
