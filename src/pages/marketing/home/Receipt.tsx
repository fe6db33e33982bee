import { Link } from 'react-router-dom';
import { Price } from '../../../components/ui/Price';
import { company } from '../../../content/company';
import type { Receipt as Words } from '../../../content/home';
import { paths } from '../../../content/paths';
import { catalogue } from '../../../content/products/catalogue';
import styles from './Receipt.module.css';

/** The shop's products and prices, as a till would print them. */
export function Receipt({ caption, product, price, thanks }: Words) {
  const { name, address, phone } = company;
  return (
    <div className={styles.shadow}>
      <div className={styles.receipt}>
        <p className={styles.head}>
          <strong>{name}</strong>
          <br />
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
          <br />
          {phone.display}
        </p>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{product}</th>
              <th scope="col">{price}</th>
            </tr>
          </thead>
          <tbody>
            {catalogue.map(({ id, name: productName, priceCents }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={paths.product(id)}>{productName}</Link>
                </th>
                <td>
                  <Price cents={priceCents} per="monthly" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.thanks}>{thanks}</p>
      </div>
    </div>
  );
}
