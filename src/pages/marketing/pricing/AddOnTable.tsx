import { addOns } from '../../../content/pricing';
import styles from './AddOnTable.module.css';

/** The add-ons with their prices. */
export function AddOnTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Add-on</th>
          <th scope="col" className={styles.price}>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {addOns.map(({ name, description, price }) => (
          <tr key={name}>
            <th scope="row">
              <span className={styles.name}>{name}</span>
              <span className={styles.description}>{description}</span>
            </th>
            <td className={styles.price}>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
