import { Shelf, ShelfItem } from '../../../components/detail/Shelf';
import { addOns } from '../../../content/pricing/pricing';
import styles from './AddOnList.module.css';

export function AddOnList() {
  return (
    <Shelf label="Add-ons">
      {addOns.map(({ name, description, price }) => (
        <ShelfItem key={name} board={<h3>{name}</h3>}>
          <p className={styles.price}>{price}</p>
          <p>{description}</p>
        </ShelfItem>
      ))}
    </Shelf>
  );
}
