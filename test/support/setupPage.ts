import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { slowness } from './slowness.js';

/** Names the missing element, without the list of every role of the page, and points at the test. */
function missingElement(message: string | null): Error {
  const [summary] = (message ?? 'An element is missing.').split(/\n\n(?:Here are|Ignored nodes)/);
  const error = new Error(summary);
  Error.captureStackTrace(error, missingElement);
  return error;
}

// Waits well below a test's limit (jest.config.js), so that a missing element fails its test by name.
configure({ asyncUtilTimeout: 15_000 * slowness(), getElementError: missingElement });

// jsdom has no layout and can't scroll.
window.scrollTo = () => undefined;

Element.prototype.scrollIntoView = () => undefined;

// No media query matches without a device.
Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });

// Without stylesheets an element's style depends on its tag and these attributes. jsdom computes it again for each
// query by role, a fourth of a page test's time.
const computeStyle = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element) => {
  if (element.hasAttribute('style')) return computeStyle(element);
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name) ?? 'none');
  const key = [element.tagName, ...attributes].join();
  const style = styles.get(key) ?? computeStyle(element);
  styles.set(key, style);
  return style;
};

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
