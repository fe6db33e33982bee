import type { ReactNode } from 'react';
import type { AlternativeHome } from '../../content/homes/types';
import { Page, PageTitle } from '../layout/Page';
import { FeaturedProduct } from '../shop/FeaturedProduct';
import { ButtonLink } from '../ui/Button';
import { DemoNotice } from '../ui/DemoNotice';
import styles from './HomeHero.module.css';

interface HomeHeroProps {
  readonly hero: AlternativeHome['hero'];
  readonly children?: ReactNode;
}

export function HomeHero({ hero: { eyebrow, headline, lead, actions, product }, children }: HomeHeroProps) {
  const [first, second] = actions;
  return (
    <Page className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <PageTitle>{headline}</PageTitle>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ButtonLink to={first.href}>{first.label}</ButtonLink>
          <ButtonLink variant="outline" to={second.href}>
            {second.label}
          </ButtonLink>
        </p>
        <FeaturedProduct productId={product} />
        <DemoNotice />
      </div>
      {children}
    </Page>
  );
}
