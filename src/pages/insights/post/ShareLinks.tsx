import { useId } from 'react';
import { CopyButton } from '../../../components/sharing/CopyButton';
import { ContentLink } from '../../../components/ui/ContentLink';
import styles from './PostView.module.css';

interface ShareLinksProps {
  readonly title: string;
  readonly path: string;
}

/** Plain links, so nothing loads from these sites and they don't learn who reads. */
export function ShareLinks({ title, path }: ShareLinksProps) {
  const labelId = useId();
  const url = encodeURIComponent(SITE_URL + path);
  const text = encodeURIComponent(title);
  const links = [
    { label: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: 'Email', href: `mailto:?subject=${text}&body=${url}` },
  ];
  return (
    <div className={styles.share}>
      <p id={labelId}>Share</p>
      <ul role="list" aria-labelledby={labelId}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <ContentLink href={href} rel="noreferrer">
              {label}
            </ContentLink>
          </li>
        ))}
      </ul>
      <CopyButton label="Copy link" what="to this article" text={() => location.origin + path} />
    </div>
  );
}
