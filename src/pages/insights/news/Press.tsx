import { ContentLink } from '../../../components/ui/ContentLink';
import { mediaContacts, pressResources } from '../../../content/news/articles';
import { newsSections } from '../../../content/news/labels';
import styles from './NewsPage.module.css';

/** Downloads and contacts for the press. */
export function Press() {
  const { downloads, contacts } = newsSections;
  return (
    <section id="press" className={styles.press}>
      <div>
        <h2>{downloads.title}</h2>
        <p>{downloads.text}</p>
      </div>
      <ul role="list">
        {pressResources.map(({ name, description, href }) => (
          <li key={href} className={styles.file}>
            <ContentLink href={href} download>
              {name}
            </ContentLink>
            <p>{description}</p>
            <p className={styles.format}>{href.slice(href.lastIndexOf('.') + 1).toUpperCase()}</p>
          </li>
        ))}
      </ul>
      <div>
        <h2>{contacts.title}</h2>
        <p>{contacts.text}</p>
      </div>
      <ul role="list" className={styles.contacts}>
        {mediaContacts.map(({ name, role, about, email, phone }) => (
          <li key={name} className={styles.contact}>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{about}</p>
            <p>
              <ContentLink href={`mailto:${email}`} translate="no">
                {email}
              </ContentLink>
              <br />
              <ContentLink href={phone.href}>{phone.display}</ContentLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
