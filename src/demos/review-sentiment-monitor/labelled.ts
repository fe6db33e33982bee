import type { Verdict } from './verdict';

/** A sentence with what a person says that it says. */
export interface LabelledSentence {
  readonly text: string;
  readonly label: Verdict;
}

const labelledTexts: Readonly<Record<Verdict, readonly string[]>> = {
  praise: [
    'I love these boots and wear them every day.',
    'The coat is warm, light and beautifully made.',
    'Excellent service, and the parcel came a day early.',
    'My daughter was thrilled with the lamp.',
    'It fits perfectly and looks even better than in the picture.',
    'Not bad at all for this price.',
    'You can’t go wrong with this jacket.',
    'I have no complaints.',
    'The color is gorgeous and the fabric feels wonderful.',
    'Great value, I would buy it again.',
    'This is the third pair I have ordered.',
    'The bag survived a week of rain without a drop inside.',
    'It stopped the wobble that the old table had.',
    'I was afraid it would be too small, but it is perfect.',
    'Fits like a glove.',
  ],
  neutral: [
    'The parcel came on Tuesday.',
    'It has two pockets and a hood.',
    'I bought it for my brother.',
    'The dress is blue, as in the picture.',
    'I have not tried it on yet.',
    'It is made in Portugal.',
    'The manual is in the box.',
    'I ordered a medium and got a medium.',
    'They offer free returns within a month.',
    'The jacket is for cold weather, down to freezing.',
  ],
  complaint: [
    'The zipper broke on the first day.',
    'Terrible quality, the seams came apart.',
    'I am very disappointed with the fabric.',
    'The shoes are not comfortable.',
    'It never arrived and nobody answers my messages.',
    'Great, another kettle that leaks.',
    'It runs two sizes small.',
    'The color came off on my skin.',
    'I wanted to like it, but it is ugly.',
    'Thanks for nothing.',
    'It shrank in the first wash.',
    'The worst purchase I have made this year.',
    'I waited five weeks for it.',
    'The sleeves are too long and the collar itches.',
    'I sent it back.',
    'Would not recommend it to a friend.',
  ],
};

/** Sentences as reviews have them, written and labelled by us; some of them on purpose such as a word list misreads. */
export const labelled: readonly LabelledSentence[] = (['praise', 'neutral', 'complaint'] as const).flatMap(
  (label) => labelledTexts[label].map((text) => ({ text, label })),
);
