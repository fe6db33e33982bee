import type { LucideIcon } from 'lucide-react';
import { Bike, Footprints, Mountain, Tent, Timer, Waves } from 'lucide-react';
import type { Pursuit } from './items';

/** The picture of each department. */
export const icons: Readonly<Record<Pursuit, LucideIcon>> = {
  hiking: Footprints,
  climbing: Mountain,
  running: Timer,
  cycling: Bike,
  camping: Tent,
  water: Waves,
};
