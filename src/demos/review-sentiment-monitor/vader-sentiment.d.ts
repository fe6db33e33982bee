/** The package brings no types. These are of what its README documents. */
declare module 'vader-sentiment' {
  interface Intensity {
    /** Shares of the text, 0 to 1. */
    readonly neg: number;
    readonly neu: number;
    readonly pos: number;
    /** From -1, the worst, to 1. */
    readonly compound: number;
  }
  export const SentimentIntensityAnalyzer: {
    readonly polarity_scores: (text: string) => Intensity;
  };
}
