declare global {
  interface Window {
    /** Where the browser has Trusted Types. What a policy makes is typed as the strings that the DOM's types take. */
    readonly trustedTypes?: {
      createPolicy: (name: string, rules: ScriptRules) => ScriptRules;
    };
  }
}

interface ScriptRules {
  readonly createScriptURL: (url: string) => string;
}

const rules: ScriptRules = {
  createScriptURL: (url) => {
    if (new URL(url, window.location.href).origin !== window.location.origin) {
      throw new TypeError('This script is not ours.');
    }
    return url;
  },
};

/**
 * Makes script elements as the response headers (`prerender/headers.ts`) ask for them: of our own origin, through a
 * Trusted Types policy.
 *
 * @param policyName one of those that the Content-Security-Policy lists; a name can be taken once per page
 * @returns takes a script's address
 */
export function scriptMaker(policyName: string): (src: string) => HTMLScriptElement {
  const policy = window.trustedTypes?.createPolicy(policyName, rules) ?? rules;
  return (src) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(src);
    return script;
  };
}
