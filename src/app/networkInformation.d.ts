/** The Network Information API, which only Chromium has: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
    readonly type?: string;
  };
}
