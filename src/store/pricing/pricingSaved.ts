import { billingPeriods } from '../../domain/billing';
import { savedChoices } from '../persistence/savedChoices';
import { choiceField } from '../persistence/savedField';
import type { PricingState } from './pricingSlice';

/** How the pricing page's toggle is saved. */
export const pricingSaved = savedChoices<PricingState>({ billing: choiceField(billingPeriods) });
