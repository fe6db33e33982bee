import type { BillingAddress, Country } from './checkout';

type Place = Omit<BillingAddress, 'address' | 'country'>;

/** Formats a postal code in capitals, with a space before its last three characters. */
const inTwoGroups = (code: string) => code.toUpperCase().replace(/\s*(\S{3})$/, ' $1');

/** Formats the lines after the street, by country. Parts of an address may be empty. */
const placeLines: Readonly<Record<Country, (place: Place) => readonly string[]>> = {
  US: ({ city, state, zipCode }) => [`${city}, ${state} ${zipCode}`],
  CA: ({ city, state, zipCode }) => [`${city} ${state} ${inTwoGroups(zipCode)}`],
  GB: ({ city, state, zipCode }) => [city, state, inTwoGroups(zipCode)],
  AU: ({ city, state, zipCode }) => [`${city} ${state} ${zipCode}`],
};

/** Returns an address's non-empty lines in its country's order, without the country. */
export function addressLines({ address, country, ...place }: BillingAddress): readonly string[] {
  return [address, ...placeLines[country](place)].filter((line) => line !== '');
}
