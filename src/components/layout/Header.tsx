import { clsx } from 'clsx';
import { Heart, Menu, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../content/paths';
import { wishlistName } from '../../content/shop/wishlistName';
import type { PageLink } from '../../content/types';
import { counted } from '../../domain/numerals';
import { selectCartItemCount } from '../../store/cart/cartSelectors';
import { useAppSelector } from '../../store/hooks';
import { selectIsRehydrated } from '../../persistence/savingSlice';
import { selectWishlistIds } from '../../store/wishlist/wishlistSelectors';
import { SearchLauncher } from '../search/SearchLauncher';
import { Disclosure } from './Disclosure';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { ThemeChoice } from './ThemeChoice';
import { useIsCheckout } from './useIsCheckout';

interface HeaderProps {
  readonly links: readonly PageLink[];
  /** More links for the menu of narrow windows. */
  readonly menuLinks: readonly PageLink[];
}

/** The header of every page. The shell passes its links, which come from the route table. */
export function Header(props: HeaderProps) {
  const isCheckout = useIsCheckout();
  return (
    <header className={styles.header} data-screen-only>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.home} aria-label="Tangelo, home">
          <Logo />
        </Link>
        {isCheckout ? <CheckoutLinks /> : <FullLinks {...props} />}
      </div>
    </header>
  );
}

/** Links to help and the cart, which replace all others but the logo during checkout. */
function CheckoutLinks() {
  return (
    <nav aria-label="Checkout" className={styles.checkout}>
      <Link to={paths.supportInquiry} className={styles.link}>
        Help
      </Link>
      <CartLink />
    </nav>
  );
}

function FullLinks({ links, menuLinks }: HeaderProps) {
  return (
    <>
      <nav aria-label="Main" className={styles.wide}>
        <NavigationList links={links} />
      </nav>
      <NavLink to={paths.shop} className={styles.shop}>
        Shop
      </NavLink>
      <div className={styles.tools}>
        <SearchLauncher className={styles.tool} />
        <ThemeChoice className={styles.tool} />
        <WishlistLink />
        <CartLink />
        <NarrowMenu links={[...links, { to: paths.shop, label: 'Shop' }]} menuLinks={menuLinks} />
      </div>
    </>
  );
}

function NarrowMenu({ links, menuLinks }: HeaderProps) {
  return (
    <Disclosure
      className={styles.narrow}
      summary={
        <summary className={styles.tool} aria-label="Menu">
          <Menu aria-hidden="true" />
        </summary>
      }
    >
      <nav aria-label="Main" className={styles.sheet}>
        <NavigationList links={links} />
        <NavigationList links={menuLinks} />
      </nav>
    </Disclosure>
  );
}

function NavigationList({ links }: { readonly links: readonly PageLink[] }) {
  const { pathname } = useLocation();
  return (
    <ul role="list" className={styles.list}>
      {links.map(({ to, label }) => (
        <li key={to}>
          {/* A post is below the blog, which isn't the current page then. */}
          <NavLink
            to={to}
            discover="none"
            end={to === paths.home}
            aria-current={pathname === to ? 'page' : 'true'}
            className={styles.link}
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function CartLink() {
  const count = useAppSelector(selectCartItemCount);
  return (
    <CountedLink to={paths.cart} label="Cart" count={count}>
      <ShoppingBag aria-hidden="true" />
    </CountedLink>
  );
}

function WishlistLink() {
  const count = useAppSelector(selectWishlistIds).length;
  return (
    <CountedLink to={paths.wishlist} label={wishlistName.title} count={count}>
      <Heart aria-hidden="true" />
    </CountedLink>
  );
}

interface CountedLinkProps extends PageLink {
  readonly count: number;
  readonly children: ReactNode;
}

/** A link with a count, which is empty until saved state is loaded. */
function CountedLink({ to, label, count, children }: CountedLinkProps) {
  const isRehydrated = useAppSelector(selectIsRehydrated);
  // Only later counts are animated: the first one isn't new, and animating it would delay the first response.
  const [arrived, setArrived] = useState<number>();
  if (isRehydrated && arrived === undefined) setArrived(count);
  return (
    <Link
      to={to}
      className={styles.tool}
      aria-label={isRehydrated ? `${label}, ${counted(count, 'item')}` : label}
    >
      {children}
      {isRehydrated && count > 0 && (
        <span
          key={count}
          className={clsx(styles.badge, count !== arrived && styles.changed)}
          aria-hidden="true"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
