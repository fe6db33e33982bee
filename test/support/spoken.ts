import { waitFor } from '@testing-library/react';

const LIVE = '[role="status"], [role="log"], [role="alert"], [aria-live], output';

const liveRegions = () =>
  new Map(
    [...document.querySelectorAll(LIVE)]
      .filter((region) => region.getAttribute('aria-live') !== 'off')
      .map((region) => [region, region.textContent]),
  );

/** Runs an action and returns what live regions have newly said. */
export async function spokenDuring(action: () => void | Promise<void>): Promise<readonly string[]> {
  const before = liveRegions();
  await action();
  // Waits for transitions, which render later.
  await waitFor(() => undefined);
  return [...liveRegions()]
    .filter(([region, text]) => text !== '' && before.has(region) && before.get(region) !== text)
    .map(([, text]) => text);
}

/** Counts how often a live region starts to say something during an action. */
export async function timesSaid(words: RegExp, action: () => Promise<void>): Promise<number> {
  let times = 0;
  const watch = new MutationObserver((changes) => {
    const regions = new Set(
      changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE)),
    );
    for (const region of regions) if (words.test(region?.textContent ?? '')) times += 1;
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  await action();
  await waitFor(() => undefined);
  watch.disconnect();
  return times;
}
