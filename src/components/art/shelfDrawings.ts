import type { ShelfProduct } from '../../content/homes/types';

/** Drawings of the shelf's products, about 90 units high. The origin is the center of the base. */
export const shelfDrawings: Readonly<Record<ShelfProduct, readonly [body: string, seams: string]>> = {
  flask: ['M-21 0V-56Q-21-67-11-70V-78H11V-70Q21-67 21-56V0Z', 'M-21-15H21M-13-78V-92H13V-78M-21-52H21'],
  headlamp: [
    'M-40-42A40 15 0 0 1 40-42V-28A40 15 0 0 1 17-14.4V-2H-17V-14.4A40 15 0 0 1-40-28Z',
    'M-40-42A40 15 0 0 0-17-28.4M17-28.4A40 15 0 0 0 40-42M-17-14.4V-32H17V-14.4M0-57Q-8-72 0-32M8-17A8 8 0 1 1-8-17 8 8 0 1 1 8-17',
  ],
  'wool-socks': [
    'M-22-88H12V-44Q12-32 24-26L36-19Q46-10 38-2 34 0 26 0H0Q-22-2-22-22Z',
    'M-22-74H12M-22-64H12M-22-28Q-6-24-4 0M30-22Q20-12 26 0',
  ],
  'trail-shoe': [
    'M-48-10V-52Q-34-40-20-50L-12-58Q8-36 30-32 50-28 50-10V-4L42 0 36-5 28 0 20-5 12 0 4-5-4 0-12-5-20 0-28-5-36 0-48-5Z',
    'M-48-12H50M-4-48l9-8M6-39l9-8M17-33l7-7M-48-34Q-38-26-30-22',
  ],
  'rain-shell': [
    'M-13-90Q0-98 13-90L18-78Q34-72 40-62L48-16 32-12 27-40V0H-27V-40L-32-12-48-16-40-62Q-34-72-18-78Z',
    'M0-72V0M-18-78Q0-62 18-78M-13-90Q0-76 13-90M-19-24l10-6M19-24 9-30',
  ],
};
