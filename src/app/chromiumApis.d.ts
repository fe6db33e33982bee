// Of these, only Chromium has the properties.

/** The Network Information API: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
    readonly type?: string;
  };
}

/** True in a page that is prepared before it is shown: https://developer.mozilla.org/docs/Web/API/Document/prerendering */
interface Document {
  readonly prerendering?: boolean;
}
