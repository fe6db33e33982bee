import type { LucideIcon } from 'lucide-react';
import { Bike, Footprints, Mountain, Tent, Timer, Waves } from 'lucide-react';
import type { Department } from './items';

export const icons: Readonly<Record<Department, LucideIcon>> = {
  hiking: Footprints,
  climbing: Mountain,
  running: Timer,
  cycling: Bike,
  camping: Tent,
  water: Waves,
};
