import { Check } from 'lucide-react';
import { Tabs } from '../../../components/ui/Tabs';
import type { ProductDetail } from '../../../content/products/types';
import styles from './ProductView.module.css';

interface ProductTabsProps {
  readonly name: string;
  readonly detail: ProductDetail;
}

/** The four tabs are fixed by the specification. */
export function ProductTabs({ name, detail }: ProductTabsProps) {
  return (
    <Tabs
      label={`About ${name}`}
      tabs={[
        { title: 'Overview', content: <Overview detail={detail} /> },
        {
          title: 'Features',
          content: (
            <dl className={styles.points}>
              {detail.features.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ),
        },
        {
          title: 'Specifications',
          content: (
            <table className={styles.specifications}>
              <tbody>
                {detail.specifications.map(({ name, value }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ),
        },
        {
          title: 'What’s Included',
          content: (
            <ul role="list" className={styles.included}>
              {detail.includes.map((item) => (
                <li key={item}>
                  <Check aria-hidden="true" /> {item}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}

function Overview({ detail }: { readonly detail: ProductDetail }) {
  return (
    <div className={styles.overview}>
      <div className={styles.prose}>
        {detail.longDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div>
        <h3>What changes in your store</h3>
        <dl className={styles.benefits}>
          {detail.benefits.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
