import type { BillingAddress, Country } from './checkout';
import { asciiDigits } from './digits';
import { isolated } from './isolated';

type Place = Omit<BillingAddress, 'address' | 'country'>;

/** Puts a space before the last three characters. */
const inTwoGroups = (code: string) => (code.length > 3 ? `${code.slice(0, -3)} ${code.slice(-3)}` : code);

const grouped: Readonly<Record<Country, (code: string) => string>> = {
  US: (code) => code.replace(/^(\d{5})(\d{4})$/, '$1-$2'),
  CA: inTwoGroups,
  GB: inTwoGroups,
  AU: (code) => code,
};

/** Writes a typed postal code as its country does, whatever letters, spaces and dashes were typed. */
export function postalCode(country: Country, typed: string): string {
  const code = asciiDigits(typed.normalize('NFKC')).replace(/[\s\p{Pd}\p{Cf}−]/gu, '');
  return grouped[country](code.toUpperCase());
}

/** Formats the lines after the street, by country. Parts of an address may be empty. */
const placeLines: Readonly<Record<Country, (place: Place) => readonly string[]>> = {
  US: ({ city, state, zipCode }) => [`${city}, ${state} ${zipCode}`],
  CA: ({ city, state, zipCode }) => [`${city} ${state} ${zipCode}`],
  GB: ({ city, state, zipCode }) => [city, state, zipCode],
  AU: ({ city, state, zipCode }) => [`${city} ${state} ${zipCode}`],
};

/** Returns an address's non-empty lines in its country's order, without the country. */
export function addressLines({ address, city, state, zipCode, country }: BillingAddress): readonly string[] {
  const place = {
    city: isolated(city),
    state: isolated(state),
    zipCode: postalCode(country, zipCode),
  };
  return [isolated(address), ...placeLines[country](place)].filter((line) => line !== '');
}
