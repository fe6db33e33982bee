import { clsx } from 'clsx';
import { Link, useMatch } from 'react-router-dom';
import { company } from '../../content/company';
import { paths } from '../../content/paths';
import type { PageLink } from '../../content/types';
import { Logo } from './Logo';
import styles from './Footer.module.css';
import { OfflineShopButton } from './OfflineShopButton';
import { useIsCheckout } from './useIsCheckout';

interface FooterProps {
  readonly services: readonly PageLink[];
  readonly technologies: readonly PageLink[];
  readonly pages: readonly PageLink[];
}

const checkoutPages: readonly string[] = [paths.faq, paths.privacy, paths.terms];

/**
 * The footer of every page: services, technologies, other pages and contact details. Shorter on cart and
 * checkout.
 */
export function Footer({ services, technologies, pages }: FooterProps) {
  const { address, phone, email } = company;
  const isCart = useMatch(paths.cart) !== null;
  const isCheckout = useIsCheckout();
  return (
    <footer
      className={clsx(styles.footer, isCart || isCheckout ? styles.slim : styles.full)}
      data-screen-only
    >
      <div className={styles.inner}>
        {!isCheckout && (
          <>
            <Column title="Services" links={services} />
            <Column title="Technologies" links={technologies} />
          </>
        )}
        <Column
          title="Tangelo"
          links={isCheckout ? pages.filter(({ to }) => checkoutPages.includes(to)) : pages}
        />
        <section className={styles.about} aria-label="About Tangelo">
          <Logo />
          <address>
            {company.fullName}
            <br />
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </address>
          <p className={styles.reach}>
            <a href={phone.href}>{phone.display}</a>
            <a href={`mailto:${email.general}`}>{email.general}</a>
          </p>
          <p className={styles.notice}>
            {company.demoNotice} <a href={paths.licenses}>Open-source licenses</a>
          </p>
          <OfflineShopButton />
        </section>
      </div>
    </footer>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly links: readonly PageLink[];
}

function Column({ title, links }: ColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.list}>
        {links.map(({ to, label }) => (
          <li key={to}>
            {/* Saves an attribute that only React Router’s own server needs, in 45 links on every page. */}
            <Link to={to} discover="none">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
