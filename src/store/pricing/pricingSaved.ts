import * as v from 'valibot';
import { billingPeriods } from '../../domain/billing';
import { savedChoices } from '../persistence/savedChoices';
import type { PricingState } from './pricingSlice';

/** How the pricing page's toggle is saved. */
export const pricingSaved = savedChoices<PricingState>({ billing: v.picklist(billingPeriods) });
