import { waitFor } from '@testing-library/react';

const LIVE = '[role="status"], [role="log"], [role="alert"], [aria-live], output';

/** The regions whose changes a screen reader announces, with what they say. */
const liveRegions = () =>
  new Map(
    [...document.querySelectorAll(LIVE)]
      .filter((region) => region.getAttribute('aria-live') !== 'off')
      .map((region) => [region, region.textContent]),
  );

/** What the live regions of the page say anew while something is done; what they no longer say is no news. */
export async function spokenDuring(deed: () => void | Promise<void>): Promise<readonly string[]> {
  const before = liveRegions();
  await deed();
  // What renders in a transition is there too.
  await waitFor(() => undefined);
  return [...liveRegions()]
    .filter(([region, text]) => text !== '' && before.has(region) && before.get(region) !== text)
    .map(([, text]) => text);
}

/** How often a live region comes to say something while something is done: what it says already is no news. */
export async function timesSaid(words: RegExp, deed: () => Promise<void>): Promise<number> {
  let times = 0;
  const watch = new MutationObserver((changes) => {
    const regions = new Set(
      changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE)),
    );
    for (const region of regions) if (words.test(region?.textContent ?? '')) times += 1;
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  await deed();
  await waitFor(() => undefined);
  watch.disconnect();
  return times;
}
