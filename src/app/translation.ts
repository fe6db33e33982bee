/**
 * Keeps the page whole while a browser translates it. A translator takes a text node out of the page and puts a `<font>`
 * or another text node in its place; React still holds the old one. Its changes to that would be lost, so that a yearly
 * price would go on being called a monthly one, and its `removeChild` and `insertBefore` would throw, which ends in the
 * error page: https://github.com/facebook/react/issues/11538
 */
export function followTranslation(root: Node): void {
  /** What is on the page for a text node that React holds. */
  const standIns = new WeakMap<Node, Element | Text>();
  /** Where a node of React's is on the page. */
  const placeOf = (child: Node, parent: Node) =>
    child.parentNode === parent ? child : (standIns.get(child) ?? child);

  /** What an element that has lost a text answers React. */
  const tolerant = {
    removeChild<Child extends Node>(this: Node, child: Child): Child {
      const place = placeOf(child, this);
      if (place.parentNode) Node.prototype.removeChild.call(place.parentNode, place);
      return child;
    },
    insertBefore<Child extends Node>(this: Node, child: Child, next: Node | null): Child {
      const place = next && placeOf(next, this);
      Node.prototype.insertBefore.call(this, child, place?.parentNode === this ? place : null);
      return child;
    },
  };

  const observer = new MutationObserver((records) => {
    const replacements = new Map<Node, { readonly gone: Node[]; readonly come: (Element | Text)[] }>();
    for (const { target, addedNodes, removedNodes } of records) {
      const { gone, come } = replacements.get(target) ?? { gone: [], come: [] };
      replacements.set(target, { gone, come });
      for (const node of removedNodes) if (node instanceof Text && !node.isConnected) gone.push(node);
      for (const node of addedNodes)
        if ((node instanceof Element || node instanceof Text) && node.isConnected) come.push(node);
      // React has changed a text node that was replaced: the node is put back, and the translator translates it anew.
      if (!target.isConnected) standIns.get(target)?.replaceWith(target);
    }
    for (const [parent, { gone, come }] of replacements) {
      if (gone.length === 0) continue;
      Object.assign(parent, tolerant);
      for (const [index, text] of gone.entries()) {
        const standIn = come[index];
        if (!standIn) continue;
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
