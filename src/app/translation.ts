/**
 * Keeps React working while a browser translates the page. Translators replace text nodes with `<font>` or other
 * nodes, but React keeps references to the old ones: its updates would be lost, and `removeChild` and
 * `insertBefore` would throw. https://github.com/facebook/react/issues/11538
 */
export function followTranslation(root: Node): void {
  /** The nodes in the document that replaced React's text nodes. */
  const replacedBy = new WeakMap<Node, Element | Text>();
  /** Finds where React's node is in the document. */
  const placeOf = (child: Node, parent: Node) =>
    child.parentNode === parent ? child : (replacedBy.get(child) ?? child);

  /** DOM methods that also accept a text node that a translator has replaced. */
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
      // React updated a replaced text node: put it back, so that the translator translates it again.
      if (!target.isConnected) replacedBy.get(target)?.replaceWith(target);
    }
    for (const [parent, { gone, come }] of replacements) {
      if (gone.length === 0) continue;
      Object.assign(parent, tolerant);
      for (const [index, text] of gone.entries()) {
        const replacement = come[index];
        if (!replacement) continue;
        replacedBy.set(text, replacement);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
