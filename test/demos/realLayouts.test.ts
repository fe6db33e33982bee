import type { InsightResult } from '../../src/demos/customer-insight-analytics/model';
import { findSegments } from '../../src/demos/customer-insight-analytics/model';
import { learnDemand } from '../../src/demos/dynamic-pricing-optimizer/model';
import type { CsvSource } from '../../src/demos/shared/csv/source';
import { textSource } from '../../src/demos/shared/csv/source';
import { runToEnd } from '../../src/demos/shared/model/withProgress';

/** Finds segments in synthetic rows with the layout of a published file. */
const orders = (source: CsvSource) => runToEnd(findSegments({ source, columns: {} }));
const sales = (source: CsvSource) => runToEnd(learnDemand({ source, columns: {} }));

/** Lists the columns that were found: `customer=Email`, `day=Created at` … */
function takenOf({ columns }: Pick<InsightResult, 'columns'> | Pick<ReturnType<typeof sales>, 'columns'>) {
  return Object.entries(columns?.taken ?? {})
    .map(([id, place]) => `${id}=${columns?.names[place]}`)
    .toSorted();
}
const saysOf = ({ findings }: Pick<InsightResult, 'findings'>) =>
  findings.map(({ message, suggestion }) => `${message} ${suggestion}`).join('\n');
const spendOf = ({ customers }: InsightResult) =>
  Object.fromEntries(customers.ids.map((id, index) => [id, customers.spend[index]]));

describe('orders', () => {
  const shopify = [
    'Name,Email,Financial Status,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Refunded Amount,Receipt Number',
    '#1,a@x.example,paid,50.00,2026-01-02 10:12:33 -0400,1,Shirt,20.00,Ann,0.00,',
    '#1,a@x.example,,,2026-01-02 10:12:33 -0400,3,Socks,10.00,,,',
    '#2,a@x.example,partially_refunded,40.00,2026-01-09 10:12:33 -0400,2,Shirt,20.00,Ann,15.00,',
    '#3,b@x.example,paid,12.00,2026-01-07 10:12:33 -0400,1,Socks,12.00,Bea,0.00,',
  ].join('\n');

  test('of Shopify with emails for only some customers are grouped by name', () => {
    const text = shopify.replaceAll(/[ab]@x\.example/gu, (mail) => (mail.startsWith('b') ? mail : ''));
    expect(spendOf(orders(textSource(text)))).toEqual({ Ann: 75, Bea: 12 });
  });

  test('of Tiendanube: an order’s other lines have only its number', () => {
    const result = orders(
      textSource(
        'Número de orden;Email;Fecha;Estado del pago;Total;Precio del producto;Cantidad del producto\n865;l@x.example;25/11/2025 15:23:08;Recibido;124990;79990;1\n865;l@x.example;;;;45000;1\n866;m@x.example;26/11/2025 09:00:00;Recibido;20000;20000;1',
      ),
    );
    expect(spendOf(result)).toEqual({ 'l@x.example': 124990, 'm@x.example': 20000 });
    expect(saysOf(result)).not.toMatch(/line(?:s are| is) left out/u);
  });

  test.each([
    [
      'SAP',
      'sales_document,sales_item,document_date,customer_id,product_id,quantity,net_price_usd,net_value_usd,status\n7000001,010,2026-03-31,C1,P4,2,3.99,7.98,Open\n7000002,010,2026-04-06,C2,P6,8,4.57,36.56,Open',
      'customer=customer_id, day=document_date, amount=net_value_usd, order=sales_document, price=net_price_usd, quantity=quantity, status=status',
    ],
    [
      'Odoo',
      'id,order_line/order_id/date_order,order_line/end_customer,order_line/product_uom_qty,order_line/price_unit,order_line/price_subtotal\n1,3/15/2026 6:49,Ann,4,20.50,82.00\n2,3/16/2026 6:49,Bea,1,20.50,20.50',
      'customer=order_line/end_customer, day=order_line/order_id/date_order, amount=order_line/price_subtotal, price=order_line/price_unit, quantity=order_line/product_uom_qty',
    ],
    [
      'Amazon',
      'Order Date,Order ID,Total Discounts,Subtotal,Total Charged,Buyer Name\n04/13/19,112-01,0,35.00,36.93,Ann\n04/14/19,112-02,0,16.99,16.99,Bea',
      'customer=Buyer Name, day=Order Date, amount=Total Charged, order=Order ID',
    ],
    [
      'a point of sale',
      'transaction_id,transaction_date,sales_outlet_id,customer_id,order,quantity,unit_price\n7,2026-04-01,3,558,1,1,2.50\n8,2026-04-01,3,781,1,2,3.50',
      'customer=customer_id, day=transaction_date, order=transaction_id, price=unit_price, quantity=quantity',
    ],
  ])('of %s: each column is recognized by its name', (_, text, expected) => {
    const result = orders(textSource(text));
    expect(takenOf(result)).toEqual(expected.split(', ').toSorted());
    expect(saysOf(result)).not.toContain('No column is called');
  });

  const days = Array.from({ length: 30 }, (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`);
  const shops = ['Downtown', 'Harbour'];
  test.each([
    ['branches', (index: number) => `branch_name,${shops[index % 2]}`],
    ['products', (index: number) => `pizza_name_id,pizza_${index % 9}`],
    ['ways to pay', () => 'Payment Method,Credit Card'],
    ['postal codes', (index: number) => `Ship Zipcode,${10_000 + (index % 20)}`],
    ['times', (index: number) => `At,09:${10 + (index % 20)}:00`],
    ['sums', (index: number) => `worth beside,${index % 20}.95`],
  ])('with %s and no customers don’t mistake those for customers', (_, cellOf) => {
    const [name] = cellOf(0).split(',');
    const rows = days.map((day, index) => `${day},${cellOf(index).split(',')[1]},${20 + index}.50`);
    const result = orders(textSource(`Date,${name},Total\n${rows.join('\n')}`));
    expect(result.findings[0]).toMatchObject({ severity: 'error' });
    expect(saysOf(result)).toContain('no column is called “customer”');
  });
});

describe('tables in files', () => {
  test('can have a title and notes above them', () => {
    const result = orders(
      textSource(
        '"Report of all sales, in USD",,,\nDefinitions:,,,\n,,,\nDate,Customer,Total,Note\n2026-01-02,Ann,5.50,\n2026-01-03,Bea,6.50,x',
      ),
    );
    expect(spendOf(result)).toEqual({ Ann: 5.5, Bea: 6.5 });
    expect(saysOf(result)).toContain('The table begins on line 4.');
  });
});

describe('sales', () => {
  test.each([
    [
      'a sample of sales in capitals',
      'ORDERNUMBER,QUANTITYORDERED,PRICEEACH,SALES,ORDERDATE,PRODUCTLINE,PRODUCTCODE,CITY\n10107,30,95.70,2871.00,2/24/2003 0:00,Motorcycles,S10_1678,NYC\n10121,34,81.35,2765.90,5/17/2003 0:00,Motorcycles,S10_1678,NYC',
      'price=PRICEEACH, quantity=QUANTITYORDERED, day=ORDERDATE, product=PRODUCTLINE, place=CITY, revenue=SALES',
      '2 lines read as 2 days of sales of 1 product by “PRODUCTLINE” and “CITY”.',
    ],
  ])('of %s: each column is recognized', (_, text, expected, interpretation) => {
    const result = sales(textSource(text));
    expect(takenOf(result)).toEqual(expected.split(', ').toSorted());
    expect(result.readback?.summary).toBe(interpretation);
  });

  test('without a date take it from the line above', () => {
    const result = sales(
      textSource('Date,SKU,Price,Quantity\n25/11/2025,A,79.90,1\n,B,45.50,2\n26/11/2025,A,69.90,3'),
    );
    expect(result.products.map(({ name, count }) => [name, count])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    expect(result.readback?.summary).toContain('1 line has no date and got that of the line above.');
  });

  test.each([
    ['a French shop', 'Date_Commande,Quantite,Prix_Unitaire\n2026-05-31,1,"24,99"\n2026-05-31,3,"24,99"'],
    ['a Polish shop', 'Data,Produkt,Ilość,Cena\n2026-01-01,Mysz,3,27.50\n2026-01-02,Mysz,7,25.50'],
    ['a Brazilian shop', 'data,produto,quantidade,receita\n2026-01-01,Copo,2,20.00\n2026-01-02,Copo,1,15.00'],
    ['sales that may be money or pieces', 'store,brand,week,sales,price\n2,a,40,9000,2.9\n2,a,41,8000,3.1'],
    ['money', 'date,price,total\n2026-01-01,10,$30\n2026-01-02,12,$40'],
    ['visits', 'date,price,visits\n2026-01-01,10,300\n2026-01-02,12,400'],
    ['postcodes', 'date,price,postcode\n2026-01-01,10,10115\n2026-01-02,12,20095'],
    ['phone numbers', 'date,price,phone\n2026-01-01,10,2125550142\n2026-01-02,12,2125550143'],
    [
      'payments',
      'id,Created (UTC),Amount,Amount Refunded\nch_1,2026-01-02,20.50,0.00\nch_2,2026-01-03,30.50,5.00',
    ],
    [
      'orders',
      'Order ID,Sale Date,Order Total,Shipping,Order Net\n1566,2026-01-02,20.50,4,19\n1571,2026-01-03,30.50,4,28',
    ],
    ['numbers of rows', 'Row ID,Date,Sales\n1,2026-01-02,20.50\n2,2026-01-03,30.50'],
  ])('aren’t read from %s: the visitor chooses the columns', (_, text) => {
    const result = sales(textSource(text));
    expect(result.products[0].count).toBe(0);
    expect(result.findings).toContainEqual(expect.objectContaining({ severity: 'error' }));
  });
});
