import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths';
import { searchTexts } from '../../content/search/search';
import { Button } from '../ui/Button';
import { useEarlyInput } from '../fields/useEarlyInput';
import { rememberSearch } from './recentSearches';
import { isCut, queryOf, searchAddress } from './searchAddress';
import styles from './SearchForm.module.css';

/** A form that opens the search page with its query; with scripts, without a reload. */
export function SearchForm({ query = '' }: { readonly query?: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [field, setField] = useState({ query, text: query });
  // The URL's query changed through this form, the dialog or Back.
  if (field.query !== query) setField({ query, text: query });
  const type = (text: string) => {
    setField({ query, text });
  };
  const ref = useEarlyInput<HTMLInputElement>(({ value }) => {
    if (value !== field.text) type(value);
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    rememberSearch(field.text);
    const address = searchAddress(queryOf(field.text));
    // As links do: the same page again adds no entry to the history.
    void navigate(address, { replace: address === pathname + search });
  };
  return (
    <form action={paths.search} role="search" className={styles.form} onSubmit={onSubmit}>
      <label htmlFor="search">{searchTexts.field}</label>
      <input
        ref={ref}
        id="search"
        type="search"
        name="q"
        autoComplete="off"
        dir="auto"
        aria-describedby="search-note"
        value={field.text}
        onChange={(event) => {
          type(event.target.value);
        }}
      />
      <Button type="submit">
        <Search aria-hidden="true" /> {searchTexts.button}
      </Button>
      {field.text !== query && isCut(field.text) && <p id="search-note">{searchTexts.cut}</p>}
      <noscript>
        <p>{searchTexts.withoutScripts}</p>
      </noscript>
    </form>
  );
}
