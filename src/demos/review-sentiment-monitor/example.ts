import { textSource } from '../shared/csv/source';
import type { ReviewInput } from './model';

/** The demo's initial reviews: ten weeks of reviews of a dress, with a bad batch of zippers in the middle. */
export const exampleReviews = `date,rating,review
2026-08-03,5,"Beautiful dress, lovely fabric, fits me perfectly."
2026-08-05,5,I love the color and the fit is very flattering. Delivery was fast.
2026-08-08,4,"Nice dress, but it runs small. I sent it back for the next size and the exchange was easy."
2026-08-11,5,Wonderful! My sister wants one too.
2026-08-14,4,"The fabric isn’t as soft as I hoped, but it looks great."
2026-08-17,5,Good quality for the price. Very happy with it.
2026-08-19,3,It came in a gray box, a week late.
2026-08-22,5,Gorgeous. I have had so many compliments.
2026-08-26,5,"Pretty, comfortable and easy to wash. I would recommend it."
2026-08-29,3,The zipper caught twice on the first day. Otherwise a nice dress.
2026-08-31,1,The zipper broke the first time I wore it. Terrible quality.
2026-09-02,2,"Lovely color, but the zipper is awful and I am very disappointed."
2026-09-04,1,Not happy. The zipper jammed and tore the lining.
2026-09-05,1,"I wanted to like it. The zipper failed at my cousin’s wedding, which was horrible."
2026-09-08,1,"Great, another dress with a zipper that lasts one evening."
2026-09-09,1,The zipper is stuck and customer service never answered. I want my money back!
2026-09-11,1,"Bad zipper, bad mood, bad purchase."
2026-09-15,5,"They replaced my dress without any fuss. The new zipper works well, thank you."
2026-09-18,5,Second try after the exchange: the zipper is fine now and the dress is beautiful.
2026-09-22,5,Perfect for the office. I am very pleased.
2026-09-25,3,"The hem came undone after a wash. Easy to fix, but annoying."
2026-09-29,5,Excellent fit and a great price.
2026-10-02,5,"I like it. It is warm, and the pockets are wonderful."
2026-10-06,5,Best dress I have bought this year. LOVE IT!!!
2026-10-09,4,"Nothing special, but I have no complaints."
2026-10-12,5,The dress is fabulous and the delivery was careful and quick.`;

export const exampleInput: ReviewInput = { source: textSource(exampleReviews), columns: {} };
