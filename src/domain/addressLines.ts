import type { BillingAddress, Country } from './checkout';

type Place = Omit<BillingAddress, 'address' | 'country'>;

/** A postal code in capitals, with the space before its last three characters. */
const inTwoGroups = (code: string) => code.toUpperCase().replace(/\s*(\S{3})$/, ' $1');

/** What follows the street, as the post of each country wants it; parts may be empty. */
const placeLines: Readonly<Record<Country, (place: Place) => readonly string[]>> = {
  US: ({ city, state, zipCode }) => [`${city}, ${state} ${zipCode}`],
  CA: ({ city, state, zipCode }) => [`${city} ${state} ${inTwoGroups(zipCode)}`],
  GB: ({ city, state, zipCode }) => [city, state, inTwoGroups(zipCode)],
  AU: ({ city, state, zipCode }) => [`${city} ${state} ${zipCode}`],
};

/** The lines of an address in its country's order, without the country; none is empty. */
export function addressLines({ address, country, ...place }: BillingAddress): readonly string[] {
  return [address, ...placeLines[country](place)].filter((line) => line !== '');
}
