import { person as miriamCastellano } from '../people/miriam-castellano';
import { person as devRaghunathan } from '../people/dev-raghunathan';
import { person as ngoziAbara } from '../people/ngozi-abara';
import { person as tomaszWieczorek } from '../people/tomasz-wieczorek';
import { person as luciaFuentes } from '../people/lucia-fuentes';
import { person as raymondToussaint } from '../people/raymond-toussaint';

/** The leadership team, founder first. */
export const members = {
  'miriam-castellano': miriamCastellano,
  'dev-raghunathan': devRaghunathan,
  'ngozi-abara': ngoziAbara,
  'tomasz-wieczorek': tomaszWieczorek,
  'lucia-fuentes': luciaFuentes,
  'raymond-toussaint': raymondToussaint,
};
