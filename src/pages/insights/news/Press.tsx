import { ContentLink } from '../../../components/ui/ContentLink';
import { mediaContacts, newsSections, pressPictures, pressResources } from '../../../content/news/page';
import styles from './Press.module.css';

export function PressKit() {
  const { title, text, products, portraits } = newsSections.kit;
  return (
    <section id="press" className={styles.kit} aria-labelledby="press-kit">
      <div>
        <h2 id="press-kit">{title}</h2>
        <ul role="list" className={styles.files}>
          {pressResources.map(({ name, description, href }) => (
            <li key={href} className={styles.file}>
              <ContentLink href={href} download>
                {name}
              </ContentLink>{' '}
              <span className={styles.format}>{href.slice(href.lastIndexOf('.') + 1).toUpperCase()}</span>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.pictures}>
        <p>{text}</p>
        <div className={styles.rows}>
          <Pictures label={products} pictures={pressPictures.products} size={[640, 480]} />
          <Pictures label={portraits} pictures={pressPictures.portraits} size={[200, 200]} />
        </div>
      </div>
    </section>
  );
}

interface PicturesProps {
  readonly label: string;
  readonly pictures: readonly { readonly name: string; readonly file: string }[];
  readonly size: readonly [width: number, height: number];
}

function Pictures({ label, pictures, size: [width, height] }: PicturesProps) {
  return (
    <ul role="list" aria-label={label} className={styles.row}>
      {pictures.map(({ name, file }) => (
        <li key={file}>
          <ContentLink href={`${file}.png`} download>
            <img src={`${file}.svg`} alt={name} title={name} width={width} height={height} />
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

export function PressContacts() {
  const { title, text } = newsSections.contacts;
  return (
    <section className={styles.press}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
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
