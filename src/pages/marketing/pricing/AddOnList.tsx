import { addOns } from '../../../content/pricing/pricing';
import styles from './AddOnList.module.css';

/** The add-ons with prices: rows on wide screens, cards on a phone. */
export function AddOnList() {
  return (
    <ul role="list" className={styles.list} aria-label="Add-ons">
      {addOns.map(({ name, description, price }) => (
        <li key={name} className={styles.addOn}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.price}>{price}</p>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
