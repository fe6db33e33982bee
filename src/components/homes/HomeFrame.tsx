import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { AlternativeHome } from '../../content/homes/types';
import { paths } from '../../content/paths';
import type { HomeNumber } from '../../content/slugs';
import { Closing } from '../detail/Closing';
import { ButtonLink } from '../ui/Button';
import { Meta } from '../seo/Meta';
import { HomeLinks } from './HomeLinks';
import styles from './HomeFrame.module.css';

interface HomeFrameProps {
  readonly number: HomeNumber;
  readonly home: AlternativeHome;
  /** Class that sets this home page's tokens. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The frame of the five extra home pages: metadata, closing section and links to the others. */
export function HomeFrame({ number, home: { meta, closing }, className, children }: HomeFrameProps) {
  return (
    <div className={clsx(styles.home, className)}>
      <Meta {...meta} path={paths.alternativeHome(number)} />
      {children}
      <Closing title={closing.heading} text={closing.text} withPrices>
        <ButtonLink to={closing.action.href}>{closing.action.label}</ButtonLink>
      </Closing>
      <HomeLinks current={number} />
    </div>
  );
}
